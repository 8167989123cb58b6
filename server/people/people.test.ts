import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MatchInfo, Me } from '@accretion/protocol';
import { avatars } from '@accretion/protocol/avatars';
import { describe, expect, it } from 'vitest';
import { type House, house } from '../testing/house.ts';
import { aMatch, Person } from '../testing/person.ts';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** CBOR as far as an authenticator needs it: maps with small keys, byte strings, texts, numbers. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    Buffer.from(
      n < 24 ? [(major << 5) | n] : n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255],
    );
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const map = value as Map<unknown, unknown>;
  return Buffer.concat([head(5, map.size), ...[...map].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

/** A passkey in software: what a browser and its authenticator would answer. */
class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), count, rest]);
  }

  create(challenge: string): object {
    const jwk = (this.keys.publicKey as KeyObject).export({ format: 'jwk' });
    const part = (text = ''): Buffer => Buffer.from(text, 'base64url');
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(jwk.x)],
      [-3, part(jwk.y)],
    ]);
    const size = Buffer.from([0, this.id.length]);
    const authData = this.data(0x45, Buffer.concat([Buffer.alloc(16), size, this.id, cbor(key)]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  get(challenge: string): object {
    const client = this.client('webauthn.get', challenge);
    const authenticatorData = this.data(0x05);
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(client)]),
      this.keys.privateKey,
    );
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

describe('a visitor', () => {
  it('is a guest at once, under a name that can be changed', async () => {
    const { address } = await house();
    const ada = new Person(address);
    expect(await ada.refused('GET', '/api/me')).toBe('notSignedIn');
    expect(await ada.post('/api/me', { name: '  Ada   L. ' })).toMatchObject({ name: 'Ada L.', passkeys: 0 });
    await ada.post('/api/me', { name: 'Ada Lovelace' });
    expect(await ada.get('/api/me')).toMatchObject({ name: 'Ada Lovelace', passkeys: 0 });
  });

  it('is drawn as they chose, also at a seat, and as follows from who they are otherwise', async () => {
    const { address } = await house();
    const ada = new Person(address);
    const { avatar: first } = await ada.post<Me>('/api/me', { name: 'Ada' });
    expect(avatars).toContain(first);
    expect(await ada.post('/api/me', { name: 'Ada', avatar: 'whale' })).toMatchObject({ avatar: 'whale' });
    // Another name leaves it as it is.
    expect(await ada.post('/api/me', { name: 'Ada L.' })).toMatchObject({ avatar: 'whale' });
    const { id } = await ada.post<MatchInfo>('/api/matches', aMatch());
    const { seats } = await ada.get<MatchInfo>(`/api/matches/${id}`);
    expect(seats.map(({ avatar }) => avatar)).toEqual(['whale', undefined, undefined]);
    expect(await ada.post('/api/me', { name: 'Ada', avatar: 'dragon' })).toMatchObject({ avatar: first });
    expect(await ada.refused('POST', '/api/me', { name: 'Ada', avatar: 'x'.repeat(25) })).toBe('badShape');
  });

  it('has a cookie that scripts cannot read and that other sites cannot use', async () => {
    const { address } = await house();
    const response = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
    expect(response.headers.get('set-cookie')).toMatch(/^who=.*HttpOnly.*SameSite=Lax/);
  });
});

describe('a passkey', () => {
  it('secures an identity and brings it, and its seats, to another device', async () => {
    const at = await house();
    const origin = at.address;
    const ada = await at.person('Ada');
    const key = new Authenticator(origin);
    const { challenge } = await ada.post<{ challenge: string }>('/api/me/passkeys/begin');
    const secured = await ada.post<Me>('/api/me/passkeys', { response: key.create(challenge) });
    expect(secured).toMatchObject({ name: 'Ada', passkeys: 1 });

    const phone = await at.person('Somebody');
    const { id } = await phone.create();
    const options = await phone.post<{ challenge: string }>('/api/login/begin');
    expect(await phone.post('/api/login', { response: key.get(options.challenge) })).toMatchObject({
      name: 'Ada',
      passkeys: 1,
    });
    const match = await phone.get<MatchInfo>(`/api/matches/${id}`);
    expect(match).toMatchObject({ mine: [0], isHost: true, host: 'Ada' });
  });

  /** Somebody with a passkey, on another device than they sit at now. */
  async function secured(at: House, name: string): Promise<{ person: Person; key: Authenticator }> {
    const person = await at.person(name);
    const key = new Authenticator(at.address);
    const { challenge } = await person.post<{ challenge: string }>('/api/me/passkeys/begin');
    await person.post('/api/me/passkeys', { response: key.create(challenge) });
    return { person, key };
  }

  async function signIn(guest: Person, key: Authenticator): Promise<void> {
    const { challenge } = await guest.post<{ challenge: string }>('/api/login/begin');
    await guest.post('/api/login', { response: key.get(challenge) });
  }

  it('brings a guest’s seats along at open tables, at every process', async () => {
    const at = await house();
    const other = await house({ databaseUrl: at.databaseUrl });
    const { key } = await secured(at, 'Ada');
    const guest = await at.person('Somebody');
    const ben = await at.person('Ben');
    const { id } = await guest.create({
      seats: [{ for: 'me' }, { for: 'open' }, { for: 'bot', level: 'random' }],
    });
    await ben.join(id);
    const near = await guest.sit(id);
    const far = await guest.at(other.address).sit(id);
    const watching = await ben.at(other.address).sit(id);
    await signIn(guest, key);
    for (const seat of [near, far]) {
      await seat.until(() => seat.closed !== null, 'the end of the guest');
      expect(seat.closed).toBe(4001);
      expect(seat.viewer).toBe(1);
    }
    await watching.until(() => watching.match?.seats[0]?.name === 'Ada', 'Ada');
    for (const person of [guest, guest.at(other.address)]) {
      const seat = await person.sit(id);
      expect(seat.match).toMatchObject({ mine: [0], isHost: true });
      expect(seat.viewer).toBe(1);
    }
    expect((await (await guest.sit(id)).play(0)).t).toBe('ack');
  });

  it('gives no second hand to somebody who sits at the same table as a guest and signed in', async () => {
    const at = await house();
    const { person: ada, key } = await secured(at, 'Ada');
    const { id } = await ada.create();
    const guest = await at.person('Somebody');
    await guest.join(id);
    const ben = await at.person('Ben');
    await ben.join(id);
    const seat = await ada.sit(id);
    await signIn(guest, key);
    expect(await guest.get<MatchInfo>(`/api/matches/${id}`)).toMatchObject({ status: 'running', mine: [0] });
    await seat.until(() => seat.match?.seats[1]?.holder === 'open', 'the other seat to be free');
    expect(seat.viewer).toBe(1);
    expect(await guest.refused('POST', `/api/matches/${id}/join`, {})).toBe('needsConsent');
    const uma = await at.person('Uma');
    expect(await uma.refused('POST', `/api/matches/${id}/join`, {})).toBe('handKnown');
  });

  it('made at the table changes nothing there, and signing out leaves the seat to its person', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level: 'random' } as const;
    const { id } = await ada.create({ seats: [{ for: 'me' }, bot, bot] });
    const seat = await ada.sit(id);
    const key = new Authenticator(at.address);
    const { challenge } = await ada.post<{ challenge: string }>('/api/me/passkeys/begin');
    await ada.post('/api/me/passkeys', { response: key.create(challenge) });
    expect((await seat.play(0)).t).toBe('ack');
    await ada.post('/api/logout');
    expect((await ada.sit(id)).viewer).toBe(0);
    await signIn(ada, key);
    expect((await ada.sit(id)).viewer).toBe(1);
  });

  it('is refused when the same answer comes again later, even with the old cookie', async () => {
    const clock = { now: 1_700_000_000_000 };
    const at = await house({ now: () => clock.now });
    const ada = await at.person('Ada');
    const key = new Authenticator(at.address);
    const { challenge } = await ada.post<{ challenge: string }>('/api/me/passkeys/begin');
    await ada.post('/api/me/passkeys', { response: key.create(challenge) });
    const begun = await ada.post<{ challenge: string }>('/api/login/begin');
    const { cookie } = ada;
    const response = key.get(begun.challenge);
    clock.now += 301_000;
    const thief = new Person(at.address);
    expect(await thief.refused('POST', '/api/login', { response }, { cookie })).toBe('badPasskey');
  });

  it('is refused with an old challenge, another key or nonsense', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const key = new Authenticator(at.address);
    const { challenge } = await ada.post<{ challenge: string }>('/api/me/passkeys/begin');
    await ada.post('/api/me/passkeys', { response: key.create(challenge) });
    const eve = await at.person('Eve');
    await eve.post('/api/login/begin');
    expect(await eve.refused('POST', '/api/login', { response: key.get(challenge) })).toBe('badPasskey');
    const fresh = await eve.post<{ challenge: string }>('/api/login/begin');
    const other = new Authenticator(at.address);
    expect(await eve.refused('POST', '/api/login', { response: other.get(fresh.challenge) })).toBe(
      'badPasskey',
    );
    for (const response of [null, 5, {}, { id: [] }]) {
      await eve.post('/api/login/begin');
      expect(await eve.refused('POST', '/api/login', { response })).toBe('badPasskey');
    }
    expect(await eve.get('/api/me')).toMatchObject({ name: 'Eve' });
  });
});
