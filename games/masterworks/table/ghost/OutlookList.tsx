/** What a spot brings, in lines: enemies by distance with range, sight and cover; what Magneto could do there. */
import type { ReactNode } from 'react';
import { listed } from '../../../pieces/words.ts';
import { ghostSay } from '../../words/board/ghostTexts.ts';
import { capital, ownRuleName, thingName } from '../../words/names.ts';
import { useBoard, useWords } from '../context.ts';
import { keyOf } from '../field/names.ts';
import style from './OutlookList.module.css';
import type { Outlook, Threat } from './outlook.ts';
import { useSeenText } from './useSeenText.ts';

interface OutlookListProps {
  readonly outlook: Outlook;
  readonly before: Outlook;
  readonly name: string;
}

/** Of many enemies the nearest are told. */
const most = 5;

export function OutlookList({ outlook, before, name }: OutlookListProps): ReactNode {
  const { model, language } = useBoard();
  const { targets, threat, tokens } = outlook;
  return (
    <div className={style['outlook']}>
      <h4>{ghostSay(language, 'targets')}</h4>
      <ul>
        {targets.slice(0, most).map((seen) => (
          <SeenLine
            key={seen.mark}
            seen={seen}
            isNew={isBetter(
              seen,
              before.targets.find(({ mark }) => mark === seen.mark),
            )}
          />
        ))}
      </ul>
      {threat !== null && <ThreatLine threat={threat} name={name} />}
      {tokens.length > 0 && (
        <p>
          {ghostSay(language, 'interacts', {
            names: listed(
              language,
              tokens.map((token) => thingName(model, token, language)),
            ),
          })}
        </p>
      )}
    </div>
  );
}

type Seen = Outlook['targets'][number];

const isBetter = (now: Seen, before: Seen | undefined): boolean =>
  before === undefined || now.band < before.band || (now.sight.isFree && !before.sight.isFree);

function SeenLine({ seen, isNew }: { readonly seen: Seen; readonly isNew: boolean }): ReactNode {
  const { language } = useBoard();
  const text = useSeenText();
  const { who, range, sight, cover } = text(seen);
  return (
    <li data-sight={seen.sight.isFree} data-cover={seen.cover !== null}>
      <b>{capital(who)}</b> <span>{range}</span>{' '}
      <span>{[sight, cover].filter((part) => part !== '').join(', ')}</span>
      {isNew && <em>{ghostSay(language, 'newly')}</em>}
    </li>
  );
}

function ThreatLine({ threat, name }: { readonly threat: Threat; readonly name: string }): ReactNode {
  const { model, view, language } = useBoard();
  const say = useWords();
  const key = keyOf(model, view, threat.boss);
  const names = (attacks: readonly string[]): string =>
    attacks.map((attack) => ownRuleName(model, key, attack, language)).join(', ');
  const text =
    threat.now.length > 0
      ? ghostSay(language, 'boss.now', { attacks: names(threat.now) })
      : threat.moving.length > 0
        ? ghostSay(language, 'boss.moving', { attacks: names(threat.moving) })
        : ghostSay(language, 'boss.no', { name });
  const { cover } = useSeenText()({
    mark: threat.boss,
    gap: 0,
    band: 0,
    sight: threat.sight,
    cover: threat.cover,
  });
  return (
    <p
      className={style['threat']}
      data-danger={threat.now.length > 0 ? 'now' : threat.moving.length > 0 ? 'soon' : 'no'}
    >
      <b>{thingName(model, key, language)}</b> {text}
      <small>{threat.sight.isFree ? cover || say('cover.none') : ghostSay(language, 'own.unseen')}</small>
    </p>
  );
}
