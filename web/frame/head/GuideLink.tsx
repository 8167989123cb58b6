import { listSeats } from '@accretion/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../../addresses.ts';
import { turnOf } from '../../match/players.ts';
import { useFrame } from '../frame.ts';

interface Props {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens the rules in a tab of their own, at the rule behind the open question. */
export function GuideLink({ className, children }: Props) {
  const { card, module, state } = useFrame();
  if (card.load === undefined) return null;
  const [seat] = listSeats(turnOf(state));
  const rule = seat === undefined ? undefined : module.words.ruleOf?.(state.view, seat);
  return (
    <Link href={addressOf.guide(card.id, rule)} target="_blank" className={className}>
      {children}
    </Link>
  );
}
