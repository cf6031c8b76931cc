/* What every page shows, the home page included. Mantine's styles sit in a layer, so that ours always win. */
import './base-styles.css';
import './theme.css';
