import {SelectField} from '~/ui/SelectField';
import {ADMIN_SEARCH_COPY} from './admin-search-copy';

interface FilterSelectProps {
  readonly label: string;
  readonly name: string;
  /** The chosen value; absent or empty if the field filters nothing. */
  readonly value: string | null | undefined;
  /** The title of the choice that filters nothing. */
  readonly anyTitle?: string;
  readonly options: readonly (readonly [value: string, title: string])[];
}

/** A choice that filters a list, or nothing. */
export function FilterSelect({label, name, value, anyTitle = ADMIN_SEARCH_COPY.any, options}: FilterSelectProps) {
  return (
    <SelectField label={label} name={name} defaultValue={value ?? ''}>
      <option value="">{anyTitle}</option>
      {options.map(([key, title]) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
