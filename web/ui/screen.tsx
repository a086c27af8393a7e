import { Button } from './button.tsx';
import { UI_WORDS } from './words.tsx';

/** Shown while a whole page is loading. */
export function LoadingScreen() {
  return (
    <div className="screen loading" role="status">
      <span className="caption">{UI_WORDS.screen.loading}</span>
    </div>
  );
}

export interface ErrorScreenProps {
  title?: string;
  /** What happened, and what is safe. */
  message?: string;
  /** A code to quote to support, never a stack trace. */
  detail?: string;
  onReload?: () => void;
}

export function ErrorScreen(props: ErrorScreenProps) {
  const {
    title = UI_WORDS.screen.brokenTitle,
    message = UI_WORDS.screen.broken,
    detail,
    onReload = () => location.reload(),
  } = props;
  return (
    <main className="screen error">
      <h1 className="headline">{title}</h1>
      <p>{message}</p>
      {detail && <div className="screen-detail">{detail}</div>}
      <Button tone="go" icon="retry" onPress={onReload}>
        {UI_WORDS.screen.reload}
      </Button>
    </main>
  );
}
