/** The arrow on the desk: what is moved, where it ends, whom it hits; buttons to turn it and let it go. */
import type { ReactNode } from 'react';
import { listed } from '../../../pieces/words.ts';
import { type ActionKey, actionSay } from '../../words/board/actionTexts.ts';
import { ghostSay } from '../../words/board/ghostTexts.ts';
import { exactly } from '../../words/measures.ts';
import { ruleName, thingName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { DeskButton, Panel } from '../desk/Panel.tsx';
import { markOf } from '../field/names.ts';
import { standOf } from '../field/sight.ts';
import { seenFrom } from '../ghost/outlook.ts';
import { useSeenText } from '../ghost/useSeenText.ts';
import { free } from '../hand.ts';
import { attackerOf } from './aiming.ts';
import { attackOutlook } from './attacks.ts';
import { OddsView } from './OddsView.tsx';
import style from './TargetPanel.module.css';
import { useAim } from './useAim.ts';

export function AimPanel(): ReactNode {
  const { model, view, plane, state, language, hand, take, moves, act } = useBoard();
  const aim = useAim();
  const seenText = useSeenText();
  if (aim === null || hand.is === 'free') return null;
  const { arrow } = aim;
  const say = (key: ActionKey, values?: Record<string, string | number>): string =>
    actionSay(language, key, values);
  const attack = hand.is === 'aim' ? hand.attack : null;
  const named = (names: readonly string[]): string =>
    listed(
      language,
      names.map((name) => (name === '' ? say('aim.edge') : thingName(model, name, language))),
    );
  const name = thingName(model, arrow.thing, language, 'acc');
  const title =
    attack !== null
      ? say('aimed', { attack: ruleName(model, attack, language) })
      : say(arrow.kind === 'push' ? 'aim.push' : 'aim.throw', { name });
  const first = arrow.hits[0];
  const pass = moves.find((move) => move.do === 'pass');
  return (
    <Panel title={title} isWanted>
      <p role="status">{arrow.kind === 'beam' ? beamText() : shoveText()}</p>
      {arrow.allies.length > 0 && <p>{say('allies', { names: named(arrow.allies) })}</p>}
      {attack !== null && arrow.hits.map((hit) => <p key={hit}>{coverText(hit)}</p>)}
      {attack !== null && first !== undefined && (
        <OddsView
          outlook={attackOutlook(
            { model, view, plane, state },
            { attack, attacker: attackerOf(model, view, attack), target: markOf(model, view, first) },
            language,
          )}
        />
      )}
      <div className={style['buttons']}>
        <DeskButton label={say('aim.left')} press={() => aim.turn(16)}>
          ⟲
        </DeskButton>
        <DeskButton label={say('aim.right')} press={() => aim.turn(-16)}>
          ⟳
        </DeskButton>
        <DeskButton isMain press={aim.confirm}>
          {say(attack === null ? 'aim.confirm' : 'fire')}
        </DeskButton>
        <DeskButton press={() => (attack === null && pass !== undefined ? act(pass) : take(free))}>
          {ghostSay(language, 'cancel')}
        </DeskButton>
      </div>
    </Panel>
  );

  /** Whether the one hit has cover, and from what. */
  function coverText(name: string): string {
    const field = { model, view, plane, state };
    const from = standOf(field, attackerOf(model, view, attack ?? ''));
    const { who, cover } = seenText(seenFrom(field, from, markOf(model, view, name)));
    return cover === '' ? '' : `${who}: ${cover}`;
  }

  function beamText(): string {
    return arrow.hits.length === 0 ? say('under.none') : say('under', { names: named(arrow.hits) });
  }

  function shoveText(): string {
    const ends = arrow.end === null ? '' : say('aim.ends', { inches: exactly(arrow.travelled, language) });
    const key = arrow.kind === 'push' ? 'aim.stopped' : 'aim.hits';
    const hits =
      arrow.hits.length === 0
        ? arrow.kind === 'push'
          ? ''
          : say('aim.nothing')
        : say(key, { names: named(arrow.hits) });
    return [ends, hits].filter((part) => part !== '').join(', ');
  }
}
