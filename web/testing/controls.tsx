import { useState } from 'react';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Checkbox, Radios, Segmented, Switch } from '../ui/choice.tsx';
import { ComboBox } from '../ui/combobox.tsx';
import { PasswordField, SearchField, TextField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { GalleryPart } from './part.tsx';

export function ButtonParts() {
  const [isPending, setPending] = useState(false);
  return (
    <>
      <GalleryPart name="Buttons">
        <div className="row">
          <Button tone="go">TRY FOR FREE</Button>
          <Button>Export</Button>
          <Button tone="quiet">Not now</Button>
          <Button tone="danger">Delete</Button>
        </div>
        <div className="row">
          <Button tone="go" isSmall icon="plus">
            Also make…
          </Button>
          <Button isSmall icon="download">
            Markdown
          </Button>
          <Button tone="quiet" isSmall>
            Undo
          </Button>
          <ButtonLink href="#parts" isSmall icon="external">
            Open the video
          </ButtonLink>
        </div>
        <div className="row">
          <Button tone="go" isDisabled>
            Disabled
          </Button>
          <Button isDisabled>Disabled</Button>
          <Button tone="danger" isSolid>
            Delete permanently
          </Button>
        </div>
      </GalleryPart>
      <GalleryPart name="At work">
        <Button
          tone="go"
          isPending={isPending}
          pendingText="PROCESSING..."
          onPress={() => {
            setPending(true);
            setTimeout(() => setPending(false), 2400);
          }}
        >
          START 7-DAY FREE TRIAL
        </Button>
        <button className="button go" type="button" aria-busy="true">
          PROCESSING...
        </button>
      </GalleryPart>
      <GalleryPart name="Icon buttons">
        <div className="row">
          <IconButton icon="play" label="Play" tone="go" />
          <IconButton icon="star" label="Favourite" />
          <IconButton icon="more" label="More" isSmall />
          <IconButton icon="trash" label="Delete" tone="danger" isSmall />
          <IconButton icon="copy" label="Copy" isDisabled />
        </div>
      </GalleryPart>
      <GalleryPart name="Links">
        <p className="prose">
          Every sentence is <Link href="#parts">tied to the second</Link> you said it.
        </p>
        <div className="row">
          <Link href="#parts" isAlone>
            Show
          </Link>
          <Link href="#parts" isAlone isPlain>
            Pricing
          </Link>
        </div>
      </GalleryPart>
      <GalleryPart name="Fields">
        <TextField
          label="Video link"
          placeholder="Paste a link"
          hint="Or drop a subtitle file here."
          type="url"
        />
        <TextField label="Working title" isOptional defaultValue="How to plan a small garden" />
        <SearchField label="Find in the library" defaultValue="shade" />
      </GalleryPart>
      <GalleryPart name="In trouble">
        <TextField
          label="Email"
          type="email"
          defaultValue="rosa@garden"
          isInvalid
          error="This address lacks its ending, such as .com. Nothing was sent."
        />
        <PasswordField
          label="Password"
          defaultValue="three beds are enough"
          autoComplete="current-password"
          hint="At least eight characters."
        />
        <TextField label="Account" defaultValue="Filled by your team" isDisabled />
      </GalleryPart>
      <GalleryPart name="Longer">
        <TextField
          label="Ask for a change"
          isMultiline
          placeholder="“warmer opening”, “shorter”, “for beginners”…"
        />
      </GalleryPart>
    </>
  );
}

export function ChoiceParts() {
  return (
    <>
      <GalleryPart name="Checkbox">
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
      </GalleryPart>
      <GalleryPart name="Switch">
        <div className="choices">
          <Switch defaultSelected hint="A mail when a run is done.">
            Tell me
          </Switch>
          <Switch>Public feed</Switch>
          <Switch isDisabled>Needs a plan</Switch>
        </div>
      </GalleryPart>
      <GalleryPart name="Radio">
        <Radios
          label="Length"
          defaultValue="medium"
          options={[
            { value: 'short', label: 'Short', hint: 'About 300 words' },
            { value: 'medium', label: 'Medium', hint: 'About 900 words' },
            { value: 'long', label: 'Long', isDisabled: true },
          ]}
        />
      </GalleryPart>
      <GalleryPart name="Segmented">
        <Segmented
          label="Hosts"
          defaultValue="two"
          options={[
            { value: 'one', label: 'One' },
            { value: 'two', label: 'Two' },
            { value: 'many', label: 'Many', isDisabled: true },
          ]}
        />
      </GalleryPart>
      <GalleryPart name="Native select">
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
      </GalleryPart>
      <GalleryPart name="Combobox">
        <ComboBox
          label="Language"
          hint="41 languages; type to find one."
          defaultValue="english"
          items={LANGUAGES.map(({ value, label }) => ({ id: value, label }))}
        />
      </GalleryPart>
    </>
  );
}
