import {Clip} from '~/ui/media/Clip';
import {Embed} from '~/ui/media/Embed';
import {PlayFacade, type FilmProps} from '~/ui/media/PlayFacade';
import {ClipPlayer} from '~/ui/media/player/ClipPlayer';
import {EmbedFrame} from '~/ui/media/player/EmbedFrame';
import {Unavailable} from '~/ui/media/player/Unavailable';
import {OnPress} from '../OnPress';
import {PICTURE} from '../sample-pictures';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

/** The URL does not exist, so that every player fails. */
const FILM: FilmProps = {
  url: '/workbench/no-such-clip',
  title: 'Palak Paneer in fifteen minutes',
  poster: PICTURE,
  aspect: '16/9',
  sizes: '20rem',
  className: 'bg-dish-palak',
};
const YOUTUBE = 'https://www.youtube.com/watch?v=abcdefghijk';
const INSTAGRAM = 'https://www.instagram.com/reel/abcdefghijk/';

/** Films: posters, players and failures. */
export function FilmSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Films">
      <State name="poster">
        <PlayFacade {...FILM} onOpen={() => undefined} />
      </State>
      <State name="poster without a picture">
        <PlayFacade {...FILM} poster={null} onOpen={() => undefined} />
      </State>
      <State name="a clip of the shop’s own; a press fails">
        <Clip {...FILM} />
      </State>
      <State name="a film at YouTube; a press asks YouTube">
        <Embed {...FILM} url={YOUTUBE} service="youtube" isVisible />
      </State>
      <State name="a film at Instagram; a press asks Instagram">
        <Embed {...FILM} url={INSTAGRAM} aspect="4/5" service="instagram" isVisible />
      </State>
      <State name="the clip’s player, failed">
        <ClipPlayer {...FILM} isScenery={false} takesFocus={false} />
      </State>
      <State name="another site’s player, failed; in browsers alone, so by press">
        <OnPress label="Open">
          {(isOpen) =>
            isOpen && (
              <div className="workbench-box">
                <EmbedFrame url="https://example.com/" title={FILM.title} />
              </div>
            )
          }
        </OnPress>
      </State>
      <State name="in place of a film">
        <div className="workbench-box">
          <Unavailable />
        </div>
      </State>
    </Section>
  );
}
