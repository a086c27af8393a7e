import { formatPath } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function StylesScreen() {
  return (
    <NotYet name="Styles" said={['Styles are', 'not in this version.']}>
      <p className="room-lede">
        Writing styles steer a language model, and this version has none. Its built-in engine picks
        sentences from the video and changes nothing about them.
      </p>
      <ButtonLink tone="go" href={formatPath('summary')}>
        Write a summary
      </ButtonLink>
    </NotYet>
  );
}
