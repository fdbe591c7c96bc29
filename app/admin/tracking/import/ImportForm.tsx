import {Form, useNavigation} from '@remix-run/react';
import {Button} from '~/ui/Button';
import {FileField} from '~/ui/FileField';
import {TextArea} from '~/ui/TextArea';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {FILE, PASTED, type NewImportResult} from './import-view';

interface ImportFormProps {
  /** Identifies the form: sent twice, it stores one import. */
  readonly id: string;
  readonly result: NewImportResult | undefined;
  readonly rows: number;
  readonly copy: {
    readonly intro: string;
    readonly paste: string;
    readonly pasteHint: string;
    readonly file: string;
    readonly check: string;
    readonly checking: string;
  };
  readonly onType?: (text: string) => void;
}

/** The form that takes pasted rows, or a file with them. */
export function ImportForm({id, result, rows, copy, onType}: ImportFormProps) {
  const isPending = useNavigation().formData !== undefined;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      onSubmit={useSingleSubmit(isPending)}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-6"
    >
      <p className="max-w-prose text-ink-soft">{copy.intro}</p>
      <input type="hidden" name="id" value={result?.id ?? id} />
      <TextArea
        name={PASTED}
        label={copy.paste}
        hint={copy.pasteHint}
        rows={rows}
        defaultValue={result?.pasted ?? ''}
        onChange={onType && (({currentTarget}) => onType(currentTarget.value))}
        autoComplete="off"
        spellCheck={false}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <FileField name={FILE} label={copy.file} accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values" />
      <Button type="submit" isPending={isPending} className="self-start max-sm:w-full">
        {isPending ? copy.checking : copy.check}
      </Button>
    </Form>
  );
}
