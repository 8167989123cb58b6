/** The parts of the table that come after the first look, in one file. */

export { PendingTray } from './board/PendingTray.tsx';
export { Queue } from './board/Queue.tsx';
export { Tableau } from './board/Tableau.tsx';
export { FaceDrawing } from './cards/FaceDrawing.tsx';
export { Legend } from './legend/Legend.tsx';
export { Market } from './market/Market.tsx';
export { SiphonTrack } from './market/SiphonTrack.tsx';
export { SeatDialog } from './rivals/SeatDialog.tsx';
export { DiscardDialog } from './round/DiscardDialog.tsx';
export { EndResult } from './round/EndResult.tsx';
export { RoundSummary } from './round/RoundSummary.tsx';
export { scenesOf } from './scenes/index.ts';
export { Goal, SoloPart } from './solo/SoloPart.tsx';
export { Ghosts } from './spiral/Ghosts.tsx';
export { Motion } from './spiral/Motion.tsx';
