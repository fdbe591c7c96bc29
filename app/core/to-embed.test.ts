import {describe, expect, it} from 'vitest';
import {toEmbed} from './to-embed';

const ID = 'dQw4w9WgXcQ';
const NOCOOKIE = `https://www.youtube-nocookie.com/embed/${ID}?enablejsapi=1`;
const INSTAGRAM = 'https://www.instagram.com';

describe('toEmbed', () => {
  it.each([
    [`${INSTAGRAM}/p/CxYz_12-Ab/`, `${INSTAGRAM}/p/CxYz_12-Ab/embed/`],
    [`${INSTAGRAM}/reel/CxYz_12-Ab`, `${INSTAGRAM}/reel/CxYz_12-Ab/embed/`],
    [`${INSTAGRAM}/reels/CxYz_12-Ab/?igsh=abc`, `${INSTAGRAM}/reel/CxYz_12-Ab/embed/`],
    [`${INSTAGRAM}/tv/CxYz_12-Ab/#top`, `${INSTAGRAM}/tv/CxYz_12-Ab/embed/`],
    [`${INSTAGRAM}/fusion.tiffin/reel/CxYz_12-Ab/`, `${INSTAGRAM}/reel/CxYz_12-Ab/embed/`],
    [`https://INSTAGRAM.com/p/CxYz_12-Ab/embed/`, `${INSTAGRAM}/p/CxYz_12-Ab/embed/`],
    [`https://www.youtube.com/watch?v=${ID}`, NOCOOKIE],
    [`https://m.youtube.com/watch?list=PL1&v=${ID}&t=42s`, NOCOOKIE],
    [`https://youtube.com/shorts/${ID}?feature=share`, NOCOOKIE],
    [`https://youtu.be/${ID}?si=abc`, NOCOOKIE],
    [`https://www.youtube.com/embed/${ID}?start=3`, NOCOOKIE],
    [NOCOOKIE, NOCOOKIE],
    [`  https://youtu.be/${ID}\n`, NOCOOKIE],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://player.vimeo.com/video/76979871?title=0', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871/a1b2c3d4e5', 'https://player.vimeo.com/video/76979871?h=a1b2c3d4e5&dnt=1'],
    [
      'https://player.vimeo.com/video/76979871?h=a1b2c3d4e5',
      'https://player.vimeo.com/video/76979871?h=a1b2c3d4e5&dnt=1',
    ],
  ])('embeds %s as %s', (address, embedUrl) => {
    expect(toEmbed(address)?.embedUrl).toBe(embedUrl);
  });

  it('links to the page of the video without other parts of the given address', () => {
    expect(toEmbed(`https://youtu.be/${ID}?next=//evil.example`)).toMatchObject({
      service: 'youtube',
      sourceUrl: `https://www.youtube.com/watch?v=${ID}`,
    });
    expect(toEmbed(`${INSTAGRAM}/reels/CxYz_12-Ab/?x="><script>`)).toMatchObject({
      service: 'instagram',
      sourceUrl: `${INSTAGRAM}/reel/CxYz_12-Ab/`,
    });
  });

  it('adds the parameters for autoplay, muted and looped', () => {
    const embedUrl = (address: string) => toEmbed(address, {autoplay: true})?.embedUrl;
    expect(embedUrl(`https://youtu.be/${ID}`)).toBe(`${NOCOOKIE}&autoplay=1&mute=1&loop=1&playlist=${ID}`);
    expect(embedUrl('https://vimeo.com/76979871')).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&muted=1&loop=1',
    );
    expect(embedUrl(`${INSTAGRAM}/p/CxYz_12-Ab/`)).toBe(`${INSTAGRAM}/p/CxYz_12-Ab/embed/?autoplay=1&muted=1&loop=1`);
  });

  it.each([
    ['an empty text', ''],
    ['a sentence', 'watch this'],
    ['a path', `/watch?v=${ID}`],
    ['an address without a scheme', `www.youtube.com/watch?v=${ID}`],
    ['a protocol-relative address', `//www.youtube.com/watch?v=${ID}`],
    ['a script', `javascript:alert(1)//https://www.youtube.com/watch?v=${ID}`],
    ['a script with a line break', `java\nscript:alert(1)`],
    ['data', `data:text/html,https://youtu.be/${ID}`],
    ['a blob', `blob:https://www.youtube.com/${ID}`],
    ['plain http', `http://www.youtube.com/watch?v=${ID}`],
    ['a user name and password', `https://www.youtube.com:x@evil.example/watch?v=${ID}`],
    ['a user name before the right host', `https://evil@www.youtube.com/watch?v=${ID}`],
    ['a port', `https://www.youtube.com:8443/watch?v=${ID}`],
    ['a host that only begins right', `https://www.youtube.com.evil.example/watch?v=${ID}`],
    ['a host that only ends right', `https://evilyoutube.com/watch?v=${ID}`],
    ['a Vimeo page that is not a video', 'https://vimeo.com/about'],
    ['a Vimeo video with a script as its hash', 'https://vimeo.com/76979871/<script>'],
    ['a host with a trailing dot', `https://www.youtube.com./watch?v=${ID}`],
    ['a host with look-alike letters', `https://www.уoutube.com/watch?v=${ID}`],
    ['a backslash before another host', `https://evil.example\\@www.youtube.com/watch?v=${ID}`],
    ['a redirect page of YouTube', `https://www.youtube.com/redirect?q=https://youtu.be/${ID}`],
    ['a channel', 'https://www.youtube.com/@fusiontiffin'],
    ['a watch page without an id', 'https://www.youtube.com/watch'],
    ['an empty id', 'https://www.youtube.com/watch?v='],
    ['an id that is too short', 'https://youtu.be/abc'],
    ['an id that is too long', `https://youtu.be/${ID}x`],
    ['an id with markup', 'https://youtu.be/"onload=alert'],
    ['a path traversal', `https://www.youtube.com/embed/../${ID}`],
    ['a profile', `${INSTAGRAM}/fusion.tiffin/`],
    ['a post without an id', `${INSTAGRAM}/p/`],
    ['a post below another page', `${INSTAGRAM}/accounts/login/p/CxYz_12-Ab/`],
    ['an encoded slash', `${INSTAGRAM}/p/CxYz%2f12-Ab/`],
    ['an address of eight thousand characters', `https://youtu.be/${'x'.repeat(8_000)}`],
  ])('rejects %s', (_what, address) => {
    expect(toEmbed(address)).toBeNull();
  });
});
