/** Runs the bots off the page's main thread. */
import { expose } from 'comlink';
import { thinker } from './thinker.ts';

expose(thinker());
