import { l as e } from './accounts-ZDJYt4uL.js';
import { t } from './paths-Ds7KLzGz.js';
import { n } from './api-client-CIS_L6yl.js';
function r() {
  return n(t.config, e);
}
export { r as t };
