interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  /** Whether it is checked at first. */
  readonly isChecked: boolean;
}

/** A checkbox with the value `yes`. */
export function CheckField({name, label, isChecked}: CheckFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isChecked}
        className="size-5 shrink-0 accent-accent-ink"
      />
      {label}
    </label>
  );
}
