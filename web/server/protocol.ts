/** The protocol as the page speaks it. */
import './jitless.ts';

export { errors, failure, limits, parse, routes, tell } from '@accretion/protocol';
