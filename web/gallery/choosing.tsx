import { LANGUAGES } from '#contract/catalog/languages.ts';
import { Checkbox, Radios, Segmented, Switch } from '../ui/choice.tsx';
import { ComboBox } from '../ui/combobox.tsx';
import { Select } from '../ui/select.tsx';
import { Plate, Section } from './specimen.tsx';

export function ChoosingChapter() {
  return (
    <Section
      id="choosing"
      at={761}
      title="Choosing"
      note="The line you are on is a caption box, moved by the arrow keys. What is chosen carries a tick."
    >
      <Plate name="Checkbox" code=".choice > input + .choice-box" span={2}>
        <div className="choices">
          <Checkbox defaultSelected>Remember this style</Checkbox>
          <Checkbox>Mark unsupported lines</Checkbox>
          <Checkbox isIndeterminate>Some of 14 chosen</Checkbox>
          <Checkbox isDisabled>Needs a plan</Checkbox>
          <label className="choice">
            <input type="checkbox" defaultChecked />
            <span className="choice-box" />
            <span>Plain HTML, the same</span>
          </label>
        </div>
      </Plate>
      <Plate name="Switch" code=".choice.switch" span={2}>
        <div className="choices">
          <Switch defaultSelected hint="A mail when a run is done.">
            Tell me
          </Switch>
          <Switch>Public feed</Switch>
          <Switch isDisabled>Needs a plan</Switch>
        </div>
      </Plate>
      <Plate name="Radio" code=".choice.radio" span={2}>
        <Radios
          label="Length"
          defaultValue="medium"
          options={[
            { value: 'short', label: 'Short', hint: 'About 300 words' },
            { value: 'medium', label: 'Medium', hint: 'About 900 words' },
            { value: 'long', label: 'Long', isDisabled: true },
          ]}
        />
      </Plate>
      <Plate name="Segmented" code=".segmented > .segment" span={3}>
        <Segmented
          label="Hosts"
          defaultValue="two"
          options={[
            { value: 'one', label: 'One' },
            { value: 'two', label: 'Two' },
            { value: 'many', label: 'Many', isDisabled: true },
          ]}
        />
      </Plate>
      <Plate name="Native select" code=".select > select.input" span={3}>
        <label className="field">
          <span className="field-label">Topic</span>
          <span className="select">
            <select className="input" defaultValue="Billing">
              <option>General</option>
              <option>Billing</option>
              <option>A bug</option>
            </select>
          </span>
        </label>
      </Plate>
      <Plate name="Select" code="<Select>" span={3}>
        <Select
          label="Style"
          defaultValue="plain"
          items={[
            { id: 'plain', label: 'Plain', hint: 'Short words, no jokes' },
            { id: 'warm', label: 'Warm', hint: 'Speaks to one reader' },
            { id: 'expert', label: 'Expert', hint: 'Numbers and sources' },
            { id: 'own', label: 'Learned from you', isDisabled: true },
          ]}
        />
      </Plate>
      <Plate name="Combobox" code="<ComboBox>" span={3}>
        <ComboBox
          label="Language"
          hint="41 languages; type to find one."
          defaultValue="english"
          items={LANGUAGES.map(({ value, label }) => ({ id: value, label }))}
        />
      </Plate>
    </Section>
  );
}
