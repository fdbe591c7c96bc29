import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {withoutSecrets} from '../../app/platform/report.server';
import {toRoutePattern} from '../../app/shop/analytics/beacon/route-pattern';
import {isPrivateRoute} from '../../app/shop/analytics/collect/private-route';

/** The patterns of all pages whose address is a secret, which their headers keep from other sites. */
const patterns = readdirSync('app/routes')
  .filter((file) => file.endsWith('.tsx') && readFileSync(`app/routes/${file}`, 'utf8').includes('secretPageHeaders'))
  .map((file) => toRoutePattern(`routes/${file.replace(/\.tsx$/, '')}`));

describe.each(patterns)('the secret in %s', (pattern) => {
  it('is not logged', () => expect(withoutSecrets(pattern.replace(/:token\??$/, 'secret'))).toMatch(/\/…$/));

  it('is on a page that is not measured', () => expect(isPrivateRoute(pattern)).toBe(true));
});
