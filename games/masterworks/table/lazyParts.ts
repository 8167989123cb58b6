/** The parts of the table that come after the first look, in one file. */

export { Desk } from './desk/Desk.tsx';
export { SquadStrips } from './desk/SquadStrips.tsx';
export { TacticCards } from './desk/TacticCards.tsx';
export { FaceDrawing } from './FaceDrawing.tsx';
export { InHand, LegalArea } from './InHand.tsx';
export { scenesOf } from './scenes/scenes.ts';
export { StandingPass } from './standing/StandingPass.tsx';
export { MeasureBar } from './target/MeasureBar.tsx';
