/**
 * A backup is taken while people play, and restored some time later under the running server. Moves between the two are
 * gone, as they must be; everything before and everything after is there, every match goes on, no slot is left out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quickRng } from '@accretion/engine';
import { Bundled } from '../processes/bundled.ts';
import { Service } from '../processes/service.ts';
import { findLosses, type Losses } from './losses.ts';
import type { Player } from './player.ts';
import { figuresOf } from './storm.ts';
import { type Company, Tables } from './tables.ts';

export interface Plan extends Company {
  readonly servers: number;
  readonly restores: number;
  /** Moves of people between a backup, its restore, and what follows. */
  readonly moves: number;
  readonly seed: number;
  readonly tell: (line: string) => void;
}

export interface Restored extends Losses {
  readonly restores: number;
  readonly matches: number;
  readonly acknowledged: number;
  /** Moves that a restore took away, and matches. */
  readonly undone: number;
  readonly vanished: number;
  readonly seconds: number;
  readonly fallen: readonly string[];
}

export async function restoreUnderPlay(plan: Plan): Promise<Restored> {
  const started = performance.now();
  const bundled = Bundled.make(false);
  const place = mkdtempSync(join(tmpdir(), 'accretion-backup-'));
  const services: Service[] = [];
  try {
    for (let i = 0; i < plan.servers; i++) services.push(await Service.onFolder(bundled.folder));
    await Promise.all(services.map((service) => service.start()));
    const [service] = services;
    if (service === undefined) throw new Error('there is no server');
    const tables = new Tables(plan, services, quickRng(plan.seed));
    tables.mayGoBack = true;
    await tables.open();
    const playing = tables.play();
    const gone = new Set<Player>();
    for (let done = 1; done <= plan.restores; done++) {
      await played(tables, plan.moves);
      const file = join(place, `${done}.backup`);
      const before = new Map(tables.players.map((player) => [player, player.acknowledged.length]));
      await service.command('backup', file);
      await played(tables, plan.moves);
      await service.command('restore', file, '--running');
      const there = await matchesIn(bundled);
      for (const player of tables.players) {
        if (there.has(player.match)) player.goBack(before.get(player) ?? 0);
        else {
          player.giveUp();
          gone.add(player);
        }
      }
      plan.tell(`restored a backup under the running server (${done})`);
    }
    await played(tables, plan.moves);
    tables.isCalm = true;
    await playing;
    // A table that was being filled just then may have lost its match before anybody moved there.
    const there = await matchesIn(bundled);
    const hasPlayed = ({ match, owed }: Player): boolean => there.has(match) || owed.length > 0;
    const left = tables.players.filter((player) => !gone.has(player) && hasPlayed(player));
    const losses = await findLosses(bundled, left, tables.address);
    const { matches, acknowledged } = figuresOf(tables.players);
    const owed = left.reduce((sum, player) => sum + player.owed.length, 0);
    return {
      ...losses,
      restores: plan.restores,
      matches,
      acknowledged,
      undone: acknowledged - owed,
      vanished: new Set([...gone].map(({ match }) => match)).size,
      fallen: services.flatMap(({ falls }) => falls),
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    await Promise.all(services.map((service) => service.end('SIGKILL')));
    bundled.end();
    rmSync(place, { recursive: true, force: true });
  }
}

async function matchesIn(database: Bundled): Promise<Set<string>> {
  const rows = await database.query<{ id: string }>('select id from matches');
  return new Set(rows.map(({ id }) => id));
}

/** Waits until so many more moves of people have been acknowledged. */
async function played({ players }: Tables, moves: number): Promise<void> {
  const count = (): number => figuresOf(players).acknowledged;
  const goal = count() + moves;
  while (count() < goal) await wait(50);
}
