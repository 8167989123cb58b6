/** A worker of the crew: plays the parts it is given. */
import { parentPort } from 'node:worker_threads';
import type { Order, Reply } from './crew/hand.ts';
import { playPart } from './matches.ts';
import type { Plan } from './plan.ts';

let plan: Plan | null = null;

parentPort?.on('message', (order: Order) => {
  if ('plan' in order) plan = order.plan;
  else if (plan !== null) parentPort?.postMessage(reply(plan, order.index));
});

function reply(of: Plan, index: number): Reply {
  try {
    return { result: playPart(of, index) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}
