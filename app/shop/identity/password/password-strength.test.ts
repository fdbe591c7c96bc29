import {describe, expect, it} from 'vitest';
import {isWeakPassword} from './password-strength.server';

const OWN = ['Grace Hopper', 'grace@example.com'];

describe('isWeakPassword', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd2024',
    '1qwertyuiop',
    'iloveyou99',
    '12345678',
    '87654321',
    'abcdefgh',
    'asdfghjkl',
    'lkjhgfdsa',
    '20261121',
    'a1234567',
    '123456789z',
    'abcabcabc',
    'aaaaaaaaaa',
    'FusionTiffin1',
    'hopper1906',
  ])('rejects the pattern %s', (password) => {
    expect(isWeakPassword(password, OWN)).toBe(true);
  });

  // Copied from published lists of common passwords with eight characters or more.
  it.each(
    `1q2w3e4r qwer1234 michelle q1w2e3r4 1qaz2wsx zaq12wsx asdf1234 qwe123qwe 1q2w3e4r5t 123qweasd qwerty123 a1b2c3d4
    abc12345 abcd1234 zxcvbnm1 11111111 88888888 12341234 87654321 123123123 987654321 jennifer trustno1 sunshine princess
    football baseball superman starwars computer corvette mercedes maverick midnight samantha victoria swordfish elephant
    cocacola internet bigdaddy scorpion steelers butterfly liverpool danielle redskins jonathan rockstar guinness firebird
    snowball benjamin spitfire hardcore nicholas dolphins airborne chevelle caroline bulldogs kawasaki savannah
    alexander skywalker undertaker panthers wolverine champion cardinal blackjack bluebird thunderbird hurricane chocolate
    slipknot metallica patricia veronica isabella elizabeth stephanie margaret basketball sebastian leonardo garfield
    pinkfloyd tinkerbell spongebob hellokitty strawberry pineapple cinnamon sweetpea buttercup snickers sunflower tequiero
    babygirl1 password1 passw0rd letmein1 iloveyou1 welcome1 monkey12 dragon123 charlie1 freedom1 jordan23 michael1
    minecraft pokemon1 playstation warcraft starcraft blink182 linkinpark bobmarley christian godisgood november december
    fuckyou1 ronaldo7 barcelona realmadrid manchester juventus chelsea1 arsenal1 whatever testtest changeme startrek
    lovelove forever1 teddybear penguin1 dinosaur moonlight rainbow1 goodluck nothing1 killer123 fernando alejandro`
      .trim()
      .split(/\s+/),
  )('rejects the common password %s', (password) => {
    expect(isWeakPassword(password, [])).toBe(true);
  });
});

it.each([
  'a copper lunchbox',
  'k7#mPq2v',
  'tiffin-lunch-42',
  'correct horse',
  'lunch 🍛 box',
  'पनीर मसाला चाय',
  '7x93k20-1845',
])('isWeakPassword accepts %s', (password) => {
  expect(isWeakPassword(password, OWN)).toBe(false);
});
