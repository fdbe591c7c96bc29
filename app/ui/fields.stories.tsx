import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {CONTROL_STYLE} from './control-style';
import {FieldFrame} from './FieldFrame';
import {PasswordField} from './PasswordField';
import {SelectField} from './SelectField';
import {TextArea} from './TextArea';
import {TextField} from './TextField';

function FieldStates() {
  return (
    <>
      <State name="text field with a hint">
        <TextField label="Email" type="email" hint="Where your orders are confirmed." />
      </State>
      <State name="text field with an error">
        <TextField label="Email" type="email" error="Email is required" />
      </State>
      <State name="password">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="tiffin-lunch-42" />
      </State>
      <State name="select">
        <SelectField label="State" defaultValue="NY">
          <option value="CA">California</option>
          <option value="NY">New York</option>
        </SelectField>
      </State>
      <State name="select with an error">
        <SelectField label="State" error="Please choose a state" defaultValue="">
          <option value="">Choose …</option>
        </SelectField>
      </State>
      <State name="text area">
        <TextArea label="Gift note" placeholder="Happy birthday!" />
      </State>
      <State name="text area with a hint and a value">
        <TextArea label="Gift note" hint="We print it on a card." defaultValue="Happy birthday!" />
      </State>
      <State name="text area with a hint and an error">
        <TextArea
          label="Gift note"
          hint="We print it on a card."
          error="Please keep your note to 500 characters."
          defaultValue="Happy birthday!"
        />
      </State>
      <State name="text area, disabled">
        <TextArea label="Gift note" defaultValue="Happy birthday!" disabled />
      </State>
      <State name="any control in a frame">
        <FieldFrame label="Promo code" hint="Capital letters or not.">
          {(wiring) => <input type="text" className={`${CONTROL_STYLE} h-12`} {...wiring} />}
        </FieldFrame>
      </State>
      <State name="any control in a frame, with an error">
        <FieldFrame label="Promo code" error="This promo code is invalid or has expired.">
          {(wiring) => <input type="text" defaultValue="CURRY" className={`${CONTROL_STYLE} h-12`} {...wiring} />}
        </FieldFrame>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Fields', States: FieldStates};
