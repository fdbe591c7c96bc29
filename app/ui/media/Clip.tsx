import {useEffect, useState} from 'react';
import {savesData} from '../saves-data';
import {useOnDemand} from '../use-on-demand';
import {PlayFacade, type VideoProps} from './PlayFacade';

const loadPlayer = () => import('./player/ClipPlayer').then(({ClipPlayer}) => ClipPlayer);

interface ClipProps extends VideoProps {
  /**
   * A media query. If it matches, the clip is decorative: it fills its box and plays whenever it is visible, unless the
   * visitor saves data.
   */
  readonly sceneryWhere?: string;
}

/** A clip hosted by Shopify, behind its poster. */
export function Clip({sceneryWhere, ...video}: ClipProps) {
  const [openedBy, setOpenedBy] = useState<'press' | 'page' | null>(null);
  const Player = useOnDemand(openedBy !== null, loadPlayer, openedBy === 'press' ? video.url : null);
  useEffect(() => {
    if (sceneryWhere && window.matchMedia(sceneryWhere).matches && !savesData()) setOpenedBy('page');
  }, [sceneryWhere]);
  if (!Player) return <PlayFacade {...video} onOpen={() => setOpenedBy('press')} />;
  return <Player {...video} isScenery={sceneryWhere !== undefined} takesFocus={openedBy === 'press'} />;
}
