import type {ComponentType} from 'react';

export interface StatesProps {
  /** The id of the heading, for links to the section. */
  readonly id: string;
}

/** The export `stories` of a file `*.stories.tsx`: a section of the workbench with the states of related components. */
export interface Stories {
  readonly title: string;
  readonly States: ComponentType<StatesProps>;
}
