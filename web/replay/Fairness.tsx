import {
  commitmentTo,
  type MatchRecord,
  type Ruleset,
  seedFrom,
  type Verdict,
  verify,
} from '@accretion/engine';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ownNumber } from '../match/ownNumber.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './Analysis.module.css';

interface Props {
  readonly record: MatchRecord;
  readonly ruleset: Ruleset;
}

/** Checks in the page whether the seed was fixed before the deal and whether everything follows from it. */
export function Fairness({ record, ruleset }: Props) {
  const t = useTexts();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { fairness, seed, outcome } = record;
  return (
    <div className={styles.part}>
      <p>{t('fair.what')}</p>
      {outcome === null ? (
        <>
          <p>{t('fair.notYet')}</p>
          {fairness !== null && <Fact name={t('fair.commitment')} value={fairness.commitment} />}
        </>
      ) : (
        <>
          <div>
            <Button look="main" onClick={() => setVerdict(verify(record, [ruleset.game]))}>
              {t('fair.check')}
            </Button>
          </div>
          <div role="status">{verdict !== null && <Result verdict={verdict} record={record} />}</div>
          <details className={styles.numbers}>
            <summary>{t('fair.numbers')}</summary>
            {fairness !== null && (
              <>
                <Fact name={t('fair.commitment')} value={fairness.commitment} />
                <Fact name={t('fair.secret')} value={fairness.secret} />
                {fairness.nonces.map((nonce, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  <Fact key={seat} name={t('fair.nonce', { n: seat + 1 })} value={nonce} />
                ))}
              </>
            )}
            <Fact name={t('fair.seed')} value={seed} />
          </details>
        </>
      )}
    </div>
  );
}

function Result({ verdict, record }: { readonly verdict: Verdict; readonly record: MatchRecord }) {
  const t = useTexts();
  const { fairness, seed, entries } = record;
  const isAll = verdict.agreed === entries.length;
  const own = fairness === null ? null : ownNumber(fairness.commitment);
  return (
    <>
      <ul className={styles.checks}>
        {fairness === null ? (
          <Check ok={null} text={t('fair.noCommitment')} />
        ) : (
          <>
            <Check ok={commitmentTo(fairness.secret) === fairness.commitment} text={t('fair.isCommitted')} />
            <Check ok={seedFrom(fairness.secret, fairness.nonces) === seed} text={t('fair.isSeed')} />
            {own !== null && <Check ok={fairness.nonces.includes(own)} text={t('fair.isMine')} />}
          </>
        )}
        <Check ok={isAll} text={t('fair.replays', { agreed: verdict.agreed, of: entries.length })} />
        <Check ok={verdict.ok} text={t(verdict.ok ? 'fair.ok' : 'fair.notOk')} />
      </ul>
      {verdict.problem !== null && <p className={styles.problem}>{verdict.problem}</p>}
    </>
  );
}

function Check({ ok, text }: { readonly ok: boolean | null; readonly text: string }) {
  return (
    <li data-ok={ok ?? 'open'}>
      <span aria-hidden="true">{ok === null ? '–' : ok ? '✓' : '✗'}</span> {text}
    </li>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <p className={styles.fact}>
    <span>{name}</span> <code>{value}</code>
  </p>
);
