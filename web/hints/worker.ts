/** Works out hints off the page's main thread. */
import { expose } from 'comlink';
import { advisor } from './advisor.ts';

expose(advisor());
