/** The exact odds of a fight: this roll-off, what it costs, and the fight to its end. */
import type { ReactNode } from 'react';
import { wounds } from '../../rules/content.ts';
import { say as words } from '../../words/texts.ts';
import { useBoard } from '../context.ts';
import { useDeskWords } from '../useDeskWords.ts';
import style from './OddsView.module.css';
import { chanceOf, rollOff, toTheEnd } from './odds.ts';

interface OddsViewProps {
  readonly kind: 'mine' | 'facing' | 'raid';
  readonly own: number;
  readonly rival: number;
  /** At a mine: how many cubes are left for these two when all others there keep one each. */
  readonly cubes: number | null;
  /** Members of AI crews are never hurt worse than Moderate (A32). */
  readonly isAi: readonly [boolean, boolean];
}

export function OddsView({ kind, own, rival, cubes, isAi }: OddsViewProps): ReactNode {
  const { language } = useBoard();
  const say = useDeskWords();
  const odds = rollOff(own, rival);
  const lefts = toTheEnd(own, rival, cubes);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2, minimumFractionDigits: 2 });
  const hurt = odds.wounds.map((side, i) =>
    isAi[i] ? { ...side, moderate: side.moderate + side.major, major: 0 } : side,
  );
  return (
    <div className={style['oddsView']}>
      <table>
        <caption>{say('odds.roll', { own, rival })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('odds.youLose')}</th>
            <th scope="col">{say('odds.theyLose')}</th>
            <th scope="col">{say('odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {odds.outcomes.map((one) => (
            <tr
              key={`${one.own} ${one.rival}`}
              data-good={one.own < one.rival}
              data-bad={one.own > one.rival}
            >
              <td>{one.own}</td>
              <td>{one.rival}</td>
              <td>
                <span className={style['bar']} style={{ width: `${one.chance * 6}rem` }} />
                {percent.format(one.chance)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{say('odds.wounds')}</caption>
        <thead>
          <tr>
            <td />
            {wounds.map((wound) => (
              <th key={wound} scope="col">
                {words(language, `wound.${wound}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hurt.map((side, i) => (
            <tr key={i === 0 ? 'own' : 'rival'}>
              <th scope="row">{say(i === 0 ? 'odds.you' : 'odds.they')}</th>
              {wounds.map((wound) => (
                <td key={wound}>{number.format(side[wound])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say('odds.end')}{' '}
        {kind === 'mine'
          ? say('odds.mine', {
              chance: percent.format(chanceOf(lefts, (left) => left.own > 0)),
              members: number.format(lefts.reduce((sum, left) => sum + left.own * left.chance, 0)),
            })
          : say(kind === 'raid' ? 'odds.raid' : 'odds.facing', {
              chance: percent.format(chanceOf(lefts, (left) => left.own > 0)),
            })}
      </p>
    </div>
  );
}
