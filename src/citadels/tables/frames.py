"""Every frame that a socket can be sent."""

from citadels.tables import messages as m
from citadels.tables.hints import HintFrame

AnyFrame = (
    m.StateFrame
    | m.ChangesFrame
    | m.DoneFrame
    | m.RefusedFrame
    | m.WarningFrame
    | m.WhyFrame
    | HintFrame
    | m.ChatFrame
)
