import { fullName, initials, type User } from "@creel/domain/accounts/user";
import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Initials } from "../../ui/art/initials.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Opener } from "../../ui/overlays/opener.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./user-menu.module.css";

const AccountMenu = lazyPart(async () => (await import("./account-menu.tsx")).AccountMenu);

export function UserMenu({ user }: { user: User }) {
  const name = fullName(user);
  const trigger = (
    <AriaButton className={classNames(styles.root, utilities.onlyDesk)}>
      <Initials letters={initials(user)} />
      <span className={styles.name}>
        <Trans>
          <span className={utilities.visuallyHidden}>Account of </span>
          {name}
        </Trans>
      </span>
      <Icon of={ChevronDown} isSmall />
    </AriaButton>
  );
  return (
    <Opener kind="menu" trigger={trigger}>
      {(opened) => <AccountMenu user={user} opened={opened} />}
    </Opener>
  );
}
