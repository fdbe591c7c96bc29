import {Icon} from '~/ui/icons/Icon';
import {SHELL_COPY} from '../shell-copy';
import {FooterButton} from './FooterButton';
import {useTheme, setTheme} from './theme';

export function ThemeSwitch({className}: {readonly className?: string}) {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <FooterButton className={className} onClick={() => setTheme(other)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} className="size-4" />
      <span>{other === 'dark' ? SHELL_COPY.darkTheme : SHELL_COPY.lightTheme}</span>
    </FooterButton>
  );
}
