/** A match opens as declared: whole seatings, whoever holds them, and a refusal that names the field for what cannot be. */
import { isRefusal, type Refusal } from '../game.ts';
import { isRecord, sameJson } from '../json.ts';
import { isWholeSeating, optionsFor, seatedOptions } from '../ruleset.ts';
import { allSeats } from '../seats.ts';
import type { Report, Subject } from './subject.ts';

export function opening(subject: Subject, fault: Report): void {
  const { game, runs } = subject;
  for (const { ruleset, options, seats, where } of runs) {
    const seating = game.seating(options, seats, ruleset.box.content);
    if (isRefusal(seating)) {
      fault(where, `the seating is refused by ${seating.rule}`);
      return;
    }
    if (seating.roles.length !== seats) fault(where, `${seating.roles.length} roles for ${seats} seats`);
    if (!isWholeSeating(seating.sides, seats))
      fault(where, `sides ${JSON.stringify(seating.sides)} are not all seats, once each`);
    refused('an unknown option', optionsFor(game, { noSuchOption: 1 }, seats), 'noSuchOption', fault);
    for (const name of Object.keys(isRecord(game.defaults) ? game.defaults : {})) {
      refused(
        `nonsense for option ${name}`,
        optionsFor(game, { [name]: { nonsense: true } }, seats),
        name,
        fault,
      );
    }
  }
  seated(subject, fault);
  for (const seats of [game.seats.min - 1, game.seats.max + 1, 0, -1, 1.5, Number.NaN]) {
    refused(`${seats} seats`, optionsFor(game, null, seats), 'seats', fault);
  }
}

function refused(what: string, answer: Refusal | object, field: string, fault: Report): void {
  if (!isRefusal(answer)) fault(what, 'is not refused');
  else if (!JSON.stringify(answer.values ?? {}).includes(field))
    fault(what, `is refused without naming ${field}`);
}

/** `seated` settles options that can be played, and the same again for the same people. */
function seated({ game, runs }: Subject, fault: Report): void {
  if (game.seated === undefined) return;
  for (const { ruleset, options, seats, where } of runs)
    for (let people = 0; people <= allSeats(seats); people++) {
      const settled = seatedOptions(game, options, people);
      const asked = `${where}, people on seats ${people.toString(2)}`;
      const judged = optionsFor(game, settled, seats, ruleset.box.content);
      if (isRefusal(judged)) return fault(asked, `what seated settles is refused by ${judged.rule}`);
      if (!sameJson(seatedOptions(game, settled, people), settled))
        return fault(asked, 'seated settles something else the second time');
    }
}
