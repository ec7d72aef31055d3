import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { t } from "@lingui/core/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../../ui/art/icon.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { ProposalView, type ProposalViewProps } from "./proposal-view.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./found-page.module.css";

type ProposalPagerProps = Omit<ProposalViewProps, "proposal"> & { proposals: readonly Proposal[] };

/** One after the other. What was accepted, split or left makes room for the next. */
export function ProposalPager({ proposals, ...props }: ProposalPagerProps) {
  const [wanted, setWanted] = useState(0);
  const last = proposals.length - 1;
  const index = Math.min(wanted, last);
  const proposal = proposals[index];
  if (!proposal) return null;
  const [place, total] = [index + 1, proposals.length];
  return (
    <section className={styles.pager} aria-label={t`Trip ${place} of ${total}`}>
      <div className={styles.turn}>
        <p className={utilities.muted}>{t`${place} of ${total}`}</p>
        <IconButton
          isFramed
          label={t`The one before`}
          isDisabled={index === 0}
          onPress={() => setWanted(index - 1)}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <IconButton
          isFramed
          label={t`The next one`}
          isDisabled={index === last}
          onPress={() => setWanted(index + 1)}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <ProposalView key={proposal.key} proposal={proposal} {...props} />
    </section>
  );
}
