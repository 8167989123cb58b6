/** The show of ULTRAMASSIVE: what makes its moments events, loaded once the table can be played. */
export { BoardShow } from './BoardShow.tsx';
export { Counting } from './Counting.tsx';
