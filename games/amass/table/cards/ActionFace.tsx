/** An action card, drawn from what it does: any card of a pack is drawn as well. */
import type { ReactNode } from 'react';
import type { ActionCard } from '../../rules/board.ts';
import type { Effect } from '../../rules/content.ts';
import { deskCount, deskSay } from '../../words/deskTexts.ts';
import { say } from '../../words/texts.ts';
import type { Language } from '../types.ts';
import { artFor } from './art.ts';
import { Sheet } from './frames.tsx';
import { IconAt } from './Icon.tsx';

/** What an effect does, in the few words that fit on a card. */
function inShort(effect: Effect, language: Language): string {
  const wound = (key: 'minor' | 'moderate' | 'major'): string => say(language, `wound.${key}`);
  switch (effect.do) {
    case 'moveMembers':
      return deskCount(language, effect.whose === 'own' ? 'effect.moveOwn' : 'effect.moveAny', effect.most);
    case 'woundMember':
      return deskSay(language, 'effect.woundMember', { wound: wound(effect.to) });
    case 'moveAlien':
      return deskSay(language, 'effect.moveAlien', { steps: effect.steps.join(' / ') });
    case 'addCubes':
      return deskCount(language, 'effect.addCubes', effect.count);
    case 'winPairing':
      return deskSay(language, 'effect.winPairing', { wound: wound(effect.loser) });
    case 'defeatMember':
      return deskSay(language, 'effect.defeatMember', { wound: wound(effect.to) });
    default:
      return deskSay(language, `effect.${effect.do}`);
  }
}

/** Breaks words into lines that fit on a card. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function ActionFace({
  card,
  name,
  language,
}: {
  readonly card: ActionCard;
  readonly name: string;
  readonly language: Language;
}): ReactNode {
  const effect = card.command ?? card.combat;
  if (effect === null) return null;
  const { icon, hue } = artFor(card.kind, effect);
  const phases = [card.command !== null && 'command', card.combat !== null && 'combat'] as const;
  const lines = linesOf(inShort(effect, language), 19);
  return (
    <Sheet hue={hue}>
      <text
        x={50}
        y={17}
        fontSize={Math.min(13, 150 / name.length)}
        fontWeight={800}
        textAnchor="middle"
        fill="#fff"
      >
        {name}
      </text>
      <circle cx={50} cy={56} r={31} fill={`hsl(${hue} 45% 30%)`} />
      <IconAt of={icon} x={50} y={56} size={46} fill={`hsl(${hue} 85% 82%)`} />
      {lines.map((line, i) => (
        <text
          key={line}
          x={50}
          y={100 + i * 11 - (lines.length - 1) * 3}
          fontSize={9.4}
          textAnchor="middle"
          fill="#f2f0fa"
        >
          {line}
        </text>
      ))}
      {phases.map((phase, i) =>
        phase === false ? null : (
          <g key={phase} transform={`translate(${i === 0 ? 4 : 52} 122)`}>
            <rect width={44} height={13} rx={4} fill={i === 0 ? '#b79cff' : '#ff948a'} />
            <text x={22} y={9.6} fontSize={7.8} fontWeight={750} textAnchor="middle" fill="#14101f">
              {say(language, `phase.${phase}`)}
            </text>
          </g>
        ),
      )}
    </Sheet>
  );
}
