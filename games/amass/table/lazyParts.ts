/** The parts of the table that come after the first look, in one file. */

export { FaceDrawing } from './cards/FaceDrawing.tsx';
export { AiNext } from './crews/AiNext.tsx';
export { CrewSheet } from './crews/CrewSheet.tsx';
export { AgreePanel } from './desk/AgreePanel.tsx';
export { ChoosePanel } from './desk/ChoosePanel.tsx';
export { CommandPanel } from './desk/CommandPanel.tsx';
export { StealPanel } from './desk/StealPanel.tsx';
export { StorePanel } from './desk/StorePanel.tsx';
export { TakeBasePanel } from './desk/TakeBasePanel.tsx';
export { BattleList } from './fight/BattleList.tsx';
export { FightPanel } from './fight/FightPanel.tsx';
export { FightQueue } from './fight/FightQueue.tsx';
export { DueMarks } from './map/DueMarks.tsx';
export { Decks } from './round/Decks.tsx';
export { EndTable } from './round/EndTable.tsx';
export { RoundSummary } from './round/RoundSummary.tsx';
export { Stage } from './scenes/Stage.tsx';
export { scenesOf } from './scenes/scenes.ts';
