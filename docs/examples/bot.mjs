// A program that plays a seat: node docs/examples/bot.mjs ADDRESS MATCH TOKEN
// It asks for its legal moves and plays any one of them. Needs nothing but the package "ws".
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [address = 'http://localhost:8080', match, token] = process.argv.slice(2);

/** What was sent and not acknowledged yet: after a lost connection it is sent again, and counts once. */
let pending = null;

function connect() {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live/${match}`);
  const say = (message) => socket.send(JSON.stringify(message));
  let isOver = false;

  /** Asks for the legal moves of whichever of our seats is to act. `toAct` is a set of seats as bits. */
  const look = ({ toAct, numbers, over }) => {
    if (over) {
      console.log(`The match is over; ranks: ${over.ranks.join(', ')}`);
      isOver = true;
      socket.close();
      return;
    }
    const asked = numbers.find(([seat]) => (toAct >> seat) & 1);
    if (asked && pending === null) say({ t: 'moves', seat: asked[0] });
  };

  socket.on('open', () => {
    say({ t: 'open', match, token });
    if (pending) say(pending);
  });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.t === 'moves' && pending === null && message.moves.length > 0) {
      const move = message.moves[Math.floor(Math.random() * message.moves.length)];
      pending = { t: 'move', seat: message.seat, number: message.number, id: randomUUID(), move };
      say(pending);
    }
    if (message.t === 'error') console.error(`${message.code}: ${message.message}`);
    if (message.t === 'ack' || message.t === 'error') {
      pending = null;
      if (message.code === 'badToken' || message.code === 'noSuchMatch') process.exit(1);
      say({ t: 'open', match, token }); // the newest status, whatever happened meanwhile
    }
    if (message.status) look(message.status);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (!isOver) setTimeout(connect, 1000);
  });
}

connect();
