import {currentCode} from '~/admin/frame/second-factor/totp.server';

/* `npm run admin:code -- KEY`: prints the current code of the key on the page that sets up the second factor. */
const key = process.argv.slice(2).join('').replaceAll(/\s/g, '').toUpperCase();
if (/^[A-Z2-7]{16,}$/.test(key)) console.log(currentCode(key));
else {
  console.error('Pass the key that /admin shows: npm run admin:code -- GEZD GNBV GY3T QOJQ');
  process.exitCode = 1;
}
