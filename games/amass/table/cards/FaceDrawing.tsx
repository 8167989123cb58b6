/** The drawing of any thing of the game. */
import type { ReactNode } from 'react';
import { baseOfFacing, facingOf, isMine } from '../../rules/board.ts';
import { colours, facings, wounds } from '../../rules/content.ts';
import { actionName, baseName, numberOf } from '../../words/names.ts';
import { say } from '../../words/texts.ts';
import { crewLook, cubeLooks } from '../looks.ts';
import { Cube, Die } from '../Pieces.tsx';
import type { FaceProps } from '../types.ts';
import { ActionFace } from './ActionFace.tsx';
import { mark } from './art.ts';
import { Back, Round, Sheet } from './frames.tsx';
import { IconAt } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { OrderFace } from './OrderFace.tsx';
import { ResourceFace } from './ResourceFace.tsx';

const signs: Readonly<Record<string, { icon: IconName; fill: string }>> = {
  alien: { icon: mark.alien.icon, fill: '#9bf065' },
  droid: { icon: mark.droid.icon, fill: '#cfe9ff' },
  shield: { icon: 'stone-wall', fill: '#dfe6f2' },
  supply: { icon: mark.mine.icon, fill: '#ffca8a' },
  gone: { icon: mark.alien.icon, fill: '#9c99b5' },
  aside: { icon: mark.mine.icon, fill: '#9c99b5' },
  haul: { icon: mark.mine.icon, fill: '#ffca8a' },
  phase: { icon: mark.steps.icon, fill: '#b79cff' },
};

export function FaceDrawing({ thing, ruleset, settings }: FaceProps): ReactNode {
  const board = ruleset.model;
  const { language } = settings;
  const { kind, id } = thing;
  switch (kind) {
    case 'action': {
      const card = board.actions[id];
      if (card === undefined) return <Back />;
      return <ActionFace card={card} name={actionName(board, id, language)} language={language} />;
    }
    case 'resource':
      return <ResourceFace board={board} card={board.resources[id]} number={numberOf(board, kind, id)} />;
    case 'order':
      return <OrderFace board={board} rows={board.orders[id] ?? []} number={numberOf(board, kind, id)} />;
    case 'back':
      return <Back />;
    case 'cube': {
      const colour = colours[id] ?? 'green';
      return (
        <Round>
          <Cube colour={colour} x={50} y={50} size={56} points={board.points[colour]} />
        </Round>
      );
    }
    case 'place':
      return <PlaceFace thing={thing} ruleset={ruleset} settings={settings} />;
    case 'base':
      return (
        <Round label={baseName(board, id)} ring={crewLook(id).fill}>
          <path d={crewLook(id).path} transform="translate(50 44) scale(22)" fill={crewLook(id).fill} />
        </Round>
      );
    case 'member':
      return (
        <Round>
          <path d={crewLook(id).path} transform="translate(50 50) scale(26)" fill={crewLook(id).fill} />
        </Round>
      );
    case 'die':
      return <Die face={6} base={0} size="100%" />;
    case 'first':
      return <Round label="1" />;
    case 'wound':
      return (
        <Round label={say(language, `wound.${wounds[id] ?? 'minor'}`)} ring="#ff948a">
          <Sign of={mark.wounded.icon} fill="#ffb3ab" />
        </Round>
      );
    default: {
      const sign = signs[kind];
      return <Round>{sign !== undefined && <Sign of={sign.icon} fill={sign.fill} isMiddle />}</Round>;
    }
  }
}

const Sign = ({
  of,
  fill,
  isMiddle = false,
}: {
  readonly of: IconName;
  readonly fill: string;
  readonly isMiddle?: boolean;
}): ReactNode => <IconAt of={of} x={50} y={isMiddle ? 50 : 40} size={52} fill={fill} />;

function PlaceFace({ thing, ruleset, settings }: FaceProps): ReactNode {
  const board = ruleset.model;
  const place = thing.id;
  if (isMine(board, place)) {
    const zone = board.zones[place];
    const colour = zone?.colour ?? 'green';
    return (
      <Round label={zone?.mine ?? ''} ring={cubeLooks[colour].face}>
        <Cube colour={colour} x={50} y={40} size={40} points={board.points[colour]} />
      </Round>
    );
  }
  if (place === board.camp) {
    return (
      <Round ring="#a98657">
        <Sign of={mark.camp.icon} fill="#e3c9a0" isMiddle />
      </Round>
    );
  }
  if (place === board.defence) {
    return (
      <Round>
        <Sign of={mark.defend.icon} fill="#cfe9ff" isMiddle />
      </Round>
    );
  }
  const base = baseOfFacing(board, place);
  const facing = say(settings.language, `facing.${facings[facingOf(board, place)] ?? 'N'}`);
  return (
    <Sheet hue={230} isSquare>
      <g transform={`rotate(${facingOf(board, place) * 90} 50 42)`}>
        {Array.from({ length: board.content.slotsPerFacing }, (_, slot) => slot).map((slot) => (
          <rect key={slot} x={38} y={34 - slot * 6} width={24} height={4.4} rx={1} fill="#b9b6d6" />
        ))}
      </g>
      <path d={crewLook(base).path} transform="translate(50 46) scale(7)" fill={crewLook(base).fill} />
      <text x={50} y={84} fontSize={11} fontWeight={750} textAnchor="middle" fill="#fff">
        {baseName(board, base)}
      </text>
      <text x={50} y={95} fontSize={9} textAnchor="middle" fill="#d8d5ea">
        {facing}
      </text>
    </Sheet>
  );
}
