import {describe, expect, it} from 'vitest';
import {toDeviceName} from './device-name';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [`${CHROME} Edg/142.0.0.0`, 'Edge on Windows'],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/130.0 Mobile',
      'Samsung Internet on Android',
    ],
  ])('is what a person recognizes: %s', (userAgent, name) => expect(toDeviceName(userAgent)).toBe(name));

  it.each([null, '', 'curl/8.5.0', '<script>alert(1)</script>'])('is unknown for %j', (userAgent) =>
    expect(toDeviceName(userAgent)).toBeNull(),
  );
});
