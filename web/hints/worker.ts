/** Works out hints and analyses off the page's main thread. */
import { expose } from 'comlink';
import { analyst } from '../replay/analysis/analyst.ts';
import { advisor } from './advisor.ts';

expose({ ...advisor(), ...analyst() });
