import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTitle } from '../lib/head.ts';
import { ErrorScreen } from '../ui/screen.tsx';

const CHUNK = /dynamically imported module|importing a module script|preload CSS/i;

/** What the reader gets when a screen cannot be fetched or breaks while it is drawn. */
export function RouteError() {
  const error = useRouteError();
  useTitle('This page stopped working');
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <ErrorScreen
        title="There is nothing at this address"
        message="The page may have moved. What you made is stored."
      />
    );
  }
  if (error instanceof Error && CHUNK.test(error.message)) {
    return (
      <ErrorScreen
        title="A part of this page did not arrive"
        message="The connection was cut, or a newer version is out. What you made is stored. Reload the page to go on."
      />
    );
  }
  return <ErrorScreen />;
}
