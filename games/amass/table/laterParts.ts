/** The parts of the table that come after the first look, in one file. */
export { AgreePanel } from './AgreePanel.tsx';
export { AiNext } from './AiNext.tsx';
export { BattleList } from './BattleList.tsx';
export { BattleStage } from './BattleStage.tsx';
export { ChoosePanel } from './ChoosePanel.tsx';
export { CommandPanel } from './CommandPanel.tsx';
export { CrewSheet } from './CrewSheet.tsx';
export { Decks } from './Decks.tsx';
export { DueMarks } from './DueMarks.tsx';
export { EndTable } from './EndTable.tsx';
export { FaceDrawing } from './FaceDrawing.tsx';
export { FightPanel } from './FightPanel.tsx';
export { FightQueue } from './FightQueue.tsx';
export { RevealStage } from './RevealStage.tsx';
export { RoundSummary } from './RoundSummary.tsx';
export { StealPanel } from './StealPanel.tsx';
export { StorePanel } from './StorePanel.tsx';
