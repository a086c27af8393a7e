import { Button } from './button.tsx';

/** Shown while a whole page is on its way. */
export function LoadingScreen() {
  return (
    <div className="screen loading" role="status">
      <span className="caption">Loading...</span>
    </div>
  );
}

export interface ErrorScreenProps {
  title?: string;
  /** What happened and what is safe. */
  message?: string;
  /** A code to quote to support; never a stack. */
  detail?: string;
  onReload?: () => void;
}

export function ErrorScreen(props: ErrorScreenProps) {
  const {
    title = 'This page stopped working',
    message = 'Something went wrong on our side. Your saved work is safe. Reload the page to continue.',
    detail,
    onReload = () => location.reload(),
  } = props;
  return (
    <main className="screen error">
      <h1 className="headline">{title}</h1>
      <p>{message}</p>
      {detail && <div className="screen-detail">{detail}</div>}
      <Button tone="go" icon="retry" onPress={onReload}>
        Reload
      </Button>
    </main>
  );
}
