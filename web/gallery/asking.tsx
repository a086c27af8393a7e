import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { PasswordField, SearchField, TextField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { TriggerIcon } from '../ui/trigger-button.tsx';
import { Plate, Section } from './specimen.tsx';

export function AskingChapter() {
  const [isPending, setPending] = useState(false);
  return (
    <Section
      id="asking"
      at={495}
      title="Buttons and fields"
      note="Yellow is the one thing to do next. A button says what happens; while it works it becomes the caption of what it does."
    >
      <Plate name="Buttons" code=".button .go .quiet .danger" span={4}>
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
          <ButtonLink href="#asking" isSmall icon="external">
            Open the video
          </ButtonLink>
        </div>
        <div className="row">
          <Button tone="go" isDisabled>
            Disabled
          </Button>
          <Button isDisabled>Disabled</Button>
          <Button tone="danger" isSolid>
            Delete for good
          </Button>
        </div>
      </Plate>
      <Plate name="At work" code="[aria-busy=true]" span={2}>
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
      </Plate>
      <Plate name="Icon buttons" code=".button.icon-only" span={3}>
        <div className="row">
          <Tooltip text="Play from here" keys={['Space']}>
            <TriggerIcon icon="play" label="Play" tone="go" />
          </Tooltip>
          <Tooltip text="Take back the last change" keys={['Mod', 'Z']}>
            <TriggerIcon icon="undo" label="Undo" tone="plain" />
          </Tooltip>
          <IconButton icon="star" label="Favourite" />
          <IconButton icon="more" label="More" isSmall />
          <IconButton icon="trash" label="Delete" tone="danger" isSmall />
          <IconButton icon="copy" label="Copy" isDisabled />
        </div>
      </Plate>
      <Plate name="Links" code=".link .alone .plain" span={3}>
        <p className="prose">
          Every sentence is <Link href="#asking">tied to the second</Link> you said it.
        </p>
        <div className="row">
          <Link href="#asking" isAlone>
            Show
          </Link>
          <Link href="#asking" isAlone isPlain>
            Pricing
          </Link>
        </div>
      </Plate>
      <Plate name="Fields" code=".field .input" span={3}>
        <TextField
          label="Video link"
          placeholder="Paste a link"
          hint="Or drop a subtitle file here."
          type="url"
        />
        <TextField label="Working title" isOptional defaultValue="How to plan a small garden" />
        <SearchField label="Find in the library" defaultValue="shade" />
      </Plate>
      <Plate name="In trouble" code="[aria-invalid] .field-error" span={3}>
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
      </Plate>
      <Plate name="Longer" code="textarea.input" span={6}>
        <TextField
          label="Tell it what to change"
          isMultiline
          placeholder="“warmer opening”, “shorter”, “for beginners”…"
        />
      </Plate>
    </Section>
  );
}
