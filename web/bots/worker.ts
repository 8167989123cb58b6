/** Bots think here, off the page's thread. */
import { expose } from 'comlink';
import { thinker } from './thinker.ts';

expose(thinker());
