import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {openConcurrentClients, type Call, type ConcurrentClients} from '../support/database/concurrent-clients';

const SIZE = 20;
const CUSTOMER = 'gid://shopify/Customer/1';
const ADDRESS = 'ada@gmail.com';

describe('concurrent requests', () => {
  let clients: ConcurrentClients;
  beforeAll(async () => {
    clients = await openConcurrentClients(SIZE);
  });
  afterAll(() => clients?.close());
  beforeEach(() => clients.owner.query(`delete from public.profiles; delete from private.rate_limits`));

  const count = (from: string) => clients.count(from);
  const rows = <Row>(sql: string, values?: readonly unknown[]) => clients.rows<Row>(sql, values);
  const atOnce = <Row>(sql: string, valuesOf: (turn: number) => readonly unknown[]) =>
    clients.atOnce<Row>((turn) => [sql, valuesOf(turn)]);

  const SIGN_IN = 'select * from public.sign_in($1, $2, $3, true)';
  const LINK = `select * from public.link_verified_identity($1, 'shopify', $2, $3)`;
  type SignedIn = {session_id: string; user_id: string};
  type Linked = {outcome: string; session_id: string; user_id: string};

  const linkLines = () => count(`private.audit_log where action = 'identity.linked'`);
  /** Expects no profile without an identity and no Shopify identity without a customer link. */
  async function expectNoPartialRows() {
    expect(await count('public.profiles where user_id not in (select user_id from private.identities)')).toBe(0);
    expect(
      await count(
        `private.identities where issuer = 'shopify' and subject not in (select shopify_customer_id from private.customer_links)`,
      ),
    ).toBe(0);
  }

  it('become one person when the same somebody signs in for the first time, many times at once', async () => {
    const signedIn = await atOnce<SignedIn>(SIGN_IN, () => ['google', 'ada', ADDRESS]);
    expect(new Set(signedIn.map((row) => row?.user_id)).size).toBe(1);
    expect(new Set(signedIn.map((row) => row?.session_id)).size).toBe(SIZE);
    expect(await count('public.profiles')).toBe(1);
  });

  it('link a customer to one of many people who prove it at once, and leave the others whole', async () => {
    const people = await atOnce<SignedIn>(SIGN_IN, (turn) => ['google', `person-${turn}`, ADDRESS]);
    const linesBefore = await linkLines();
    const outcomes = await atOnce<Linked>(LINK, (turn) => [people[turn]?.session_id, CUSTOMER, ADDRESS]);
    expect(outcomes.filter((row) => row?.outcome === 'linked')).toHaveLength(1);
    expect(outcomes.filter((row) => row?.outcome === 'taken')).toHaveLength(SIZE - 1);
    expect(await count('private.customer_links')).toBe(1);
    expect(await count('public.profiles')).toBe(SIZE);
    expect((await linkLines()) - linesBefore).toBe(1);
    await expectNoPartialRows();
  });

  it('link one person once, however often they ask at once', async () => {
    const [person] = await rows<SignedIn>(SIGN_IN, ['google', 'ada', ADDRESS]);
    const linesBefore = await linkLines();
    const outcomes = await atOnce<Linked>(LINK, () => [person?.session_id, CUSTOMER, ADDRESS]);
    expect(outcomes.filter((row) => row?.outcome === 'linked')).toHaveLength(1);
    // The session has a new id, which the other requests do not know.
    expect(outcomes.filter((row) => row?.outcome === 'session-ended')).toHaveLength(SIZE - 1);
    expect((await linkLines()) - linesBefore).toBe(1);
    await expectNoPartialRows();
  });

  it('neither block each other nor break anything when people sign in, link, prove and part all at once', async () => {
    const people = await atOnce<SignedIn>(SIGN_IN, (turn) => ['google', `person-${turn % 5}`, ADDRESS]);
    const customer = (turn: number) => `gid://shopify/Customer/${1 + (turn % 5)}`;
    const work: ((turn: number) => Call)[] = [
      (turn) => [SIGN_IN, ['shopify', customer(turn), ADDRESS]],
      (turn) => [LINK, [people[turn]?.session_id, customer(turn), ADDRESS]],
      (turn) => ['select public.confirm_shopify_email($1, $2)', [customer(turn), ADDRESS]],
      (turn) => [`select public.unlink_identity($1, 'google')`, [people[turn]?.session_id]],
    ];
    for (let round = 0; round < work.length; round++) {
      await clients.atOnce((turn) => work[(turn + round) % work.length]!(turn));
    }
    await expectNoPartialRows();
  });

  it('let one of many refresh the tokens, and give the others what it stored', async () => {
    const [person] = await rows<SignedIn>(`select * from public.sign_in('shopify', $1, p_sealed_tokens => 'old')`, [
      CUSTOMER,
    ]);
    type Claim = {state: string; claim_id: string; sealed_tokens: string};
    const CLAIM = 'select * from public.claim_token_refresh($1, 0)';
    const first = await clients.queuedBehind('select from private.sessions for update', () =>
      atOnce<Claim>(CLAIM, () => [person?.session_id]),
    );
    expect(first.filter((row) => row?.state === 'claimed')).toHaveLength(1);
    expect(first.filter((row) => row?.state === 'busy')).toHaveLength(SIZE - 1);

    const claimId = first.find((row) => row?.state === 'claimed')?.claim_id;
    const stored = await atOnce<{version: number | null}>(
      'select public.finish_token_refresh($1, $2, $3) as version',
      (turn) => [person?.session_id, claimId, `new-${turn}`],
    );
    expect(stored.filter((row) => row?.version === 1)).toHaveLength(1);
    const second = await atOnce<Claim>(CLAIM, () => [person?.session_id]);
    expect(second.every((row) => row?.state === 'newer')).toBe(true);
    expect(new Set(second.map((row) => row?.sealed_tokens)).size).toBe(1);
  });

  it('are counted one by one against a limit', async () => {
    const taken = await atOnce<{allowed: boolean}>('select * from public.consume_rate_limit($1, 10, 600)', () => [
      'login:ada',
    ]);
    expect(taken.filter((row) => row?.allowed)).toHaveLength(10);
  });

  it('clear away old limits without waiting for each other', async () => {
    await clients.owner.query(
      `insert into private.rate_limits select private.rate_limit_bucket('old' || n), '{}', now() - interval '1 day' from generate_series(1, 40) as n`,
    );
    const take = () =>
      atOnce<{allowed: boolean}>('select * from public.consume_rate_limit($1, 10, 600)', (turn) => [`key-${turn}`]);
    await clients.owner.query('begin; select from private.rate_limits limit 5 for update');
    const taken = await take();
    await clients.owner.query('commit');
    expect(await count('private.rate_limits where expires_at < now()')).toBe(5);
    await take();
    expect(taken.every((row) => row?.allowed)).toBe(true);
    expect(await count('private.rate_limits where expires_at < now()')).toBe(0);
  });
});
