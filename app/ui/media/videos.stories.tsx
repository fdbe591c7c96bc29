import {OnPress} from '~/workbench/OnPress';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {Clip} from './Clip';
import {Embed} from './Embed';
import {ClipPlayer} from './player/ClipPlayer';
import {Model} from './Model';
import {EmbedFrame} from './player/EmbedFrame';
import {ModelViewer} from './player/ModelViewer';
import {Unavailable} from './player/Unavailable';
import {PlayFacade, type VideoProps} from './PlayFacade';

/** The URL does not exist, so that every player fails. */
const VIDEO: VideoProps = {
  url: '/workbench/no-such-clip',
  title: 'Palak Paneer in fifteen minutes',
  poster: PICTURE,
  aspect: '16/9',
  sizes: '20rem',
  className: 'bg-dish-palak',
};
const YOUTUBE = 'https://www.youtube.com/watch?v=abcdefghijk';
const INSTAGRAM = 'https://www.instagram.com/reel/abcdefghijk/';

function VideoStates() {
  return (
    <>
      <State name="poster">
        <PlayFacade {...VIDEO} onOpen={() => undefined} />
      </State>
      <State name="poster without a picture">
        <PlayFacade {...VIDEO} poster={null} onOpen={() => undefined} />
      </State>
      <State name="a clip of the shop’s own; a press fails">
        <Clip {...VIDEO} />
      </State>
      <State name="a video at YouTube; a press asks YouTube">
        <Embed {...VIDEO} url={YOUTUBE} service="youtube" isVisible />
      </State>
      <State name="a video at Instagram; a press asks Instagram">
        <Embed {...VIDEO} url={INSTAGRAM} aspect="4/5" service="instagram" isVisible />
      </State>
      <State name="a 3D model; a press fails">
        <Model {...VIDEO} aspect="1/1" isVisible />
      </State>
      <State name="the viewer of 3D models; in browsers alone, so by press">
        <OnPress label="Open">{(isOpen) => isOpen && <ModelViewer {...VIDEO} aspect="1/1" />}</OnPress>
      </State>
      <State name="the clip’s player, failed">
        <ClipPlayer {...VIDEO} isScenery={false} takesFocus={false} />
      </State>
      <State name="another site’s player, failed; in browsers alone, so by press">
        <OnPress label="Open">
          {(isOpen) =>
            isOpen && (
              <div className="workbench-box">
                <EmbedFrame url="https://example.com/" title={VIDEO.title} />
              </div>
            )
          }
        </OnPress>
      </State>
      <State name="in place of a video">
        <div className="workbench-box">
          <Unavailable />
        </div>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Videos', States: VideoStates};
