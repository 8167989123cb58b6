/** Three people at a table whose match has started. */
import type { NewMatch } from '@accretion/protocol';
import type { House } from './house.ts';
import type { Person } from './person.ts';
import type { Seat } from './seat.ts';

export interface Trio {
  readonly id: string;
  readonly people: readonly [Person, Person, Person];
  readonly seats: readonly [Seat, Seat, Seat];
}

export async function trio(at: House, changes: Partial<NewMatch> = {}): Promise<Trio> {
  const people = [await at.person('Ada'), await at.person('Ben'), await at.person('Eve')] as const;
  const { id } = await people[0].create(changes);
  await people[1].join(id);
  await people[2].join(id);
  const seats = [await people[0].sit(id), await people[1].sit(id), await people[2].sit(id)] as const;
  return { id, people: [...people], seats: [...seats] };
}
