import {afterEach, describe, expect, it, vi} from 'vitest';
import {readSettings} from './local-env.mjs';

const NO_FILE = 'no-such-file.env';

afterEach(() => void vi.unstubAllEnvs());

describe('the settings of the scripts', () => {
  it.each(['RECIPES_OFFLINE', 'BUYER_IP_HEADER', 'SHOP_ID'])(
    'include %s of the environment, which .env.example lists',
    (name) => {
      vi.stubEnv(name, 'given');
      expect(readSettings(NO_FILE)).toMatchObject({[name]: 'given'});
    },
  );

  it('include a misspelled name with the prefix of a setting, so that the log can name it', () => {
    vi.stubEnv('PUBLIC_ORIGINS', 'given');
    expect(readSettings(NO_FILE)).toMatchObject({PUBLIC_ORIGINS: 'given'});
  });

  it('include nothing else of the environment, and no values of .env.example', () => {
    vi.stubEnv('RECIPES_OFFLINE', undefined);
    vi.stubEnv('UNRELATED', 'given');
    expect(readSettings(NO_FILE)).not.toHaveProperty('UNRELATED');
    expect(readSettings(NO_FILE)).not.toHaveProperty('RECIPES_OFFLINE');
  });
});
