import {useEffect, useRef, useState} from 'react';
import {picturesProblemText} from '../write/write-copy';

/** A chosen picture, with the address of its preview. */
export interface ChosenPicture {
  readonly file: File;
  readonly url: string;
}

/** The code that scales pictures is loaded when some are chosen; without it they are sent as they are. */
async function prepareAll(files: readonly File[]) {
  const module = await import('./prepare-picture').catch(() => null);
  if (!module) return {prepared: files, unreadable: null};
  const prepared: File[] = [];
  let unreadable: File | null = null;
  for (const file of files) {
    const picture = await module.preparePicture(file).catch(() => null);
    if (picture) prepared.push(picture);
    else unreadable = file;
  }
  return {prepared, unreadable};
}

/** Puts files into a file field, so that the form sends them like any others. */
function fill(field: HTMLInputElement, pictures: readonly {readonly file: File}[]): void {
  const transfer = new DataTransfer();
  for (const {file} of pictures) transfer.items.add(file);
  field.files = transfer.files;
}

/**
 * Collects the pictures that are chosen in a file field, scaled down, with previews. The field itself holds them.
 * @param room how many may be chosen
 */
export function useChosenPictures(room: number) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const latest = useRef(chosen);
  latest.current = chosen;
  useEffect(() => () => latest.current.forEach(({url}) => URL.revokeObjectURL(url)), []);

  const show = (pictures: readonly ChosenPicture[]) => {
    if (field.current) fill(field.current, pictures);
    setChosen(pictures);
  };
  const add = async () => {
    const files = [...(field.current?.files ?? [])];
    const added = files.slice(0, Math.max(0, room - chosen.length));
    // Choosing again replaces what the field holds.
    if (field.current) fill(field.current, [...chosen, ...added.map((file) => ({file}))]);
    setProblem(added.length < files.length ? picturesProblemText({kind: 'too-many'}) : null);
    setIsPreparing(true);
    const {prepared, unreadable} = await prepareAll(added);
    setIsPreparing(false);
    show([...latest.current, ...prepared.map((file) => ({file, url: URL.createObjectURL(file)}))]);
    if (unreadable) setProblem(picturesProblemText({kind: 'no-picture', name: unreadable.name}));
  };
  const remove = (picture: ChosenPicture) => {
    URL.revokeObjectURL(picture.url);
    setProblem(null);
    show(chosen.filter((each) => each !== picture));
    field.current?.focus();
  };
  return {field, chosen, problem, isPreparing, add, remove};
}
