import {useEffect, useState} from 'react';
import {largestUrl} from '../shop-image-sources';
import {useOnDemand} from '../use-on-demand';
import {MODEL_COPY} from './media-copy';
import {PlayFacade, type VideoProps} from './PlayFacade';

const loadViewer = () => import('./player/ModelViewer').then(({ModelViewer}) => ModelViewer);

interface ModelProps extends VideoProps {
  /** False closes the viewer, which uses the graphics processor. */
  readonly isVisible: boolean;
}

/** A 3D model behind its picture. Neither the viewer nor the model is requested before a click; without scripts the picture is enlarged. */
export function Model({isVisible, ...model}: ModelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fallback = model.poster ? largestUrl(model.poster) : model.url;
  const Viewer = useOnDemand(isOpen, loadViewer, fallback);
  useEffect(() => {
    if (!isVisible) setIsOpen(false);
  }, [isVisible]);
  if (isOpen && Viewer) return <Viewer {...model} />;
  return (
    <PlayFacade
      {...model}
      url={fallback}
      icon="rotate-cw"
      label={MODEL_COPY.open(model.title)}
      onOpen={() => setIsOpen(true)}
    />
  );
}
