/**
 * The platform's embedded player as a page sees it: it posts to pages that announced they listen, reports its
 * position, and reports errors only to those who subscribed to them (as the platform's widget script does).
 */
export function embedPage(isRefused: boolean): string {
  return `<!doctype html><title>player</title><p id="at"></p><script>
    let to = null, at = Number(new URLSearchParams(location.search).get('start')), asks = false;
    const say = (event, info = null) => to?.source.postMessage(
      JSON.stringify({ event, info, id: to.id, channel: 'widget' }), to.origin);
    const commands = {
      addEventListener: ([name]) => {
        asks ||= name === 'onError';
        if (asks && ${isRefused}) say('onError', 150);
      },
      seekTo: ([seconds]) => { at = seconds; show(); },
      playVideo: () => say('infoDelivery', { playerState: 1 }),
      pauseVideo: () => say('infoDelivery', { playerState: 2 }),
    };
    const show = () => {
      document.getElementById('at').textContent = at;
      say('infoDelivery', { currentTime: at });
    };
    addEventListener('message', ({ data, source, origin }) => {
      const message = JSON.parse(data);
      if (message.event === 'listening') {
        to = { source, origin, id: message.id };
        say('initialDelivery', { currentTime: at, playerState: -1 });
        say('onReady');
      } else if (message.event === 'command') commands[message.func]?.(message.args);
    });
    window.advance = (seconds) => { at += seconds; show(); };
    show();
  </script>`;
}
